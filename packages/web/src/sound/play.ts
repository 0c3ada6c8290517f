import { lengthOf, type Part, SCORE, type SoundName } from './sounds.ts'

/** -12 dBFS. */
const PEAK = 0.25

let speaker: AudioContext | undefined
let busyUntil = 0

/** Makes a sound, unless one is still to be heard. Browsers stay silent before the first click; that is no fault. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined') return
  speaker ??= new AudioContext()
  if (speaker.state === 'suspended') void speaker.resume()
  const now = speaker.currentTime
  if (now < busyUntil) return
  busyUntil = now + lengthOf(name)
  for (const part of SCORE[name]) sound(speaker, part, now)
}

function sound(out: AudioContext, part: Part, now: number): void {
  const begin = now + part.at
  const end = begin + part.long
  const gain = out.createGain()
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(PEAK * (part.loud ?? 1), begin + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  gain.connect(out.destination)
  const source =
    part.wave === 'noise' ? noise(out, part, begin, gain) : tone(out, part.wave, part.pitch, gain)
  source.start(begin)
  source.stop(end)
}

function tone(out: AudioContext, wave: OscillatorType, pitch: number, to: AudioNode): OscillatorNode {
  const source = out.createOscillator()
  source.type = wave
  source.frequency.value = pitch
  source.connect(to)
  return source
}

function noise(out: AudioContext, part: Part, begin: number, to: AudioNode): AudioBufferSourceNode {
  const { pitch, sweepTo, long } = part
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * long), out.sampleRate)
  const data = buffer.getChannelData(0)
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1
  const source = out.createBufferSource()
  source.buffer = buffer
  const filter = out.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(pitch, begin)
  if (sweepTo !== undefined) filter.frequency.linearRampToValueAtTime(sweepTo, begin + long)
  source.connect(filter).connect(to)
  return source
}
