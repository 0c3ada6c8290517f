import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { Faults } from './Faults.tsx'
import { Home } from './Home.tsx'
import { useWords } from './language.ts'
import { Layout } from './Layout.tsx'
import { useSettings } from './settings.ts'
import { appWords } from './words.ts'

const screen = (load: () => Promise<{ readonly default: ComponentType }>) => lazy(load)

const Setup = screen(() => import('../play/Setup.tsx'))
const Play = screen(() => import('../play/Play.tsx'))
const Shared = screen(() => import('../play/Shared.tsx'))
const RuleBook = screen(() => import('../rules/RuleBook.tsx'))
const Lessons = screen(() => import('../lessons/Lessons.tsx'))
const LessonScreen = screen(() => import('../lessons/LessonScreen.tsx'))
const SettingsScreen = screen(() => import('./SettingsScreen.tsx'))

export function App() {
  useDocument()
  return (
    <Router hook={useHashLocation}>
      <Faults>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/match/:id" component={Play} />
            <Route path="/lessons/:n" component={LessonScreen} />
            <Route>
              <Layout>
                <Switch>
                  <Route path="/" component={Home} />
                  <Route path="/new/:game" component={Setup} />
                  <Route path="/shared/:match" component={Shared} />
                  <Route path="/rules/:game/:rule?" component={RuleBook} />
                  <Route path="/lessons" component={Lessons} />
                  <Route path="/settings" component={SettingsScreen} />
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

function Loading() {
  return <p className="loading">{useWords(appWords).loading}</p>
}

function NotFound() {
  return <p className="loading">{useWords(appWords).notFound}</p>
}

/** Language, colours and motion of the document follow the settings. */
function useDocument(): void {
  const { language, theme, motion } = useSettings()
  useEffect(() => {
    const { documentElement: root } = document
    root.lang = language
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    if (motion === 'system') delete root.dataset.motion
    else root.dataset.motion = motion
  }, [language, theme, motion])
}
