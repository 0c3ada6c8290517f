import type { Plugin } from 'vite'

/**
 * Chromium compiles such a script whole while it comes in, off the page's own thread, instead of each function when it is first
 * called. That pays for a script of which nearly all runs at once. Others read past the comment, which must come first.
 */
export function compiledEarly(name: string): Plugin {
  return {
    name: 'hippodrome-compiled-early',
    apply: 'build',
    generateBundle: {
      // After the build has put what a script preloads at its top.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === name)
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}
