import { BadData } from '@hippodrome/engine'
import { type Model, modelFile, parseModel } from '@hippodrome/bots'
import { readJson, writeWhole } from '../files.ts'

/** A model from its file; what is wrong with it is said with its path. */
export function readModel(path: string): Model {
  const json = readJson(path)
  try {
    return parseModel(json)
  } catch (fault) {
    if (!(fault instanceof BadData)) throw fault
    throw new BadData(fault.place.replace(/^model\.?/, `${path} `).trimEnd(), fault.reason)
  }
}

export const writeModel = (path: string, model: Model): void =>
  writeWhole(path, `${JSON.stringify(modelFile(model))}\n`)
