import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with the named files, so that two that run side by side end together; the others follow as ever. */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const found = names.findIndex((name) => moduleId.endsWith(name))
        return found < 0 ? names.length : found
      }
      return (await super.sort(files)).sort((one, other) => place(one) - place(other))
    }
  }
