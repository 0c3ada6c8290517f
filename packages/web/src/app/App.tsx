import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Link, Route, Router, Switch } from 'wouter'
import { useCalling } from '../notice/attention.ts'
import { Faults } from './Faults.tsx'
import { Home } from './Home.tsx'
import { useWords } from './language.ts'
import { Layout } from './Layout.tsx'
import { Loading } from './Loading.tsx'
import { useSettings } from './settings.ts'
import { useScreen } from './useScreen.ts'
import { appWords } from './words.ts'

const screen = (load: () => Promise<{ readonly default: ComponentType }>) => lazy(load)

const Setup = screen(() => import('../setup/Setup.tsx'))
const Play = screen(() => import('../play/Play.tsx'))
const Shared = screen(() => import('../play/Shared.tsx'))
const RuleBook = screen(() => import('../rules/RuleBook.tsx'))
const Lessons = screen(() => import('../lessons/Lessons.tsx'))
const LessonScreen = screen(() => import('../lessons/LessonScreen.tsx'))
const TableScreen = screen(() => import('../online/TableScreen.tsx'))
const Lobby = screen(() => import('../online/Lobby.tsx'))
const LogInScreen = screen(() => import('../account/LogIn.tsx'))
const LinkScreen = screen(() => import('../account/LinkScreen.tsx'))
const ProfileScreen = screen(() => import('../people/ProfileScreen.tsx'))
const ModerationScreen = screen(() => import('../people/ModerationScreen.tsx'))
const SettingsScreen = screen(() => import('./SettingsScreen.tsx'))

export function App() {
  useDocument()
  return (
    <Router hook={useScreen}>
      <Calling />
      <Faults>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/match/:id/:part?" component={Play} />
            <Route path="/table/:id/:invite?" component={TableScreen} />
            <Route path="/lessons/:game/:n" component={LessonScreen} />
            <Route>
              <Layout>
                <Switch>
                  <Route path="/" component={Home} />
                  <Route path="/new/:game/:together?" component={Setup} />
                  <Route path="/shared/:match" component={Shared} />
                  <Route path="/rules/:game/:rule?" component={RuleBook} />
                  <Route path="/tables" component={Lobby} />
                  <Route path="/lessons" component={Lessons} />
                  <Route path="/login" component={LogInScreen} />
                  <Route path="/link/:what/:secret" component={LinkScreen} />
                  <Route path="/people/:id" component={ProfileScreen} />
                  <Route path="/moderation" component={ModerationScreen} />
                  <Route path="/settings/:section?" component={SettingsScreen} />
                  <Route component={NotFound} />
                </Switch>
              </Layout>
            </Route>
          </Switch>
        </Suspense>
      </Faults>
    </Router>
  )
}

/** By itself: who is asked changes with every choice, and draws nothing anew. */
function Calling() {
  useCalling()
  return undefined
}

function NotFound() {
  const words = useWords(appWords)
  return (
    <section className="card empty">
      <h2>{words.notFound}</h2>
      <Link href="/" className="button primary">
        {words.home}
      </Link>
    </section>
  )
}

/** Language, colours and motion of the document follow the settings. */
function useDocument(): void {
  const { language, theme, motion, patterns } = useSettings()
  useEffect(() => {
    const { documentElement: root } = document
    root.lang = language
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (motion === 'system') delete root.dataset.motion
    else root.dataset.motion = motion
    if (patterns) root.dataset.patterns = 'on'
    else delete root.dataset.patterns
  }, [language, theme, motion, patterns])
}
