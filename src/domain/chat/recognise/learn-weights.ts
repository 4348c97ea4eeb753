import { featuresOf, hashOf } from "./message-features.ts";
import { type Subject, subjects } from "./subjects.ts";

export type Example = { readonly message: string; readonly subject: Subject };
export type Weights = {
  readonly biases: readonly number[];
  readonly features: readonly { hash: number; rarity: number; weights: readonly (readonly [number, number])[] }[];
};

const rounds = 8;
const pace = 0.3;
/** A sign that was seen only once says nothing about the next message. */
const seenAtLeast = 2;
/** Smaller weights are left out: they are most of the size and none of the sense. */
const weightAtLeast = 0.7;

type Vector = readonly (readonly [feature: number, value: number])[];

/**
 * Learns from examples what words, parts of words and concepts say about a subject: a softmax regression, trained example by
 * example with steps that shrink for signs that were moved often. The same examples always give the same weights.
 */
export function learnWeights(examples: readonly Example[]): Weights {
  const known = rarities(examples);
  const vectors = examples.map(({ message, subject }) => ({
    of: subjects.indexOf(subject),
    signs: vectorOf(message, known),
  }));
  const count = subjects.length;
  const weights = new Float32Array(known.size * count);
  const moved = new Float32Array(known.size * count).fill(0.01);
  const biases = new Float32Array(count);
  const order = shuffler(vectors.length);
  for (let round = 0; round < rounds; round++)
    for (const at of order()) {
      const example = vectors[at];
      if (!example) continue;
      const errors = sharesFor(example.signs, weights, biases);
      errors[example.of] = (errors[example.of] ?? 0) - 1;
      const wrong = [...errors.keys()].filter((subject) => Math.abs(errors[subject] ?? 0) > 0.002);
      for (const subject of wrong) biases[subject] = (biases[subject] ?? 0) - 0.02 * (errors[subject] ?? 0);
      for (const [feature, value] of example.signs)
        for (const subject of wrong) {
          const cell = feature * count + subject;
          const slope = (errors[subject] ?? 0) * value;
          moved[cell] = (moved[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (pace * slope) / Math.sqrt(moved[cell] ?? 1);
        }
    }
  return packed(known, weights, biases);
}

type Known = ReadonlyMap<string, { readonly at: number; readonly rarity: number }>;

/** Signs that are seen often enough, and how rare each is: the rarer, the more it tells. */
function rarities(examples: readonly Example[]): Known {
  const seen = new Map<string, number>();
  for (const { message } of examples)
    for (const feature of featuresOf(message).keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const often = [...seen].filter(([, times]) => times >= seenAtLeast);
  return new Map(often.map(([feature, times], at) => [feature, { at, rarity: Math.log(1 + examples.length / times) }]));
}

function vectorOf(message: string, known: Known): Vector {
  const signs = [...featuresOf(message)].flatMap(([feature, strength]) => {
    const match = known.get(feature);
    return match ? [[match.at, strength * match.rarity] as const] : [];
  });
  const length = Math.hypot(...signs.map(([, value]) => value)) || 1;
  return signs.map(([at, value]) => [at, value / length]);
}

function sharesFor(signs: Vector, weights: Float32Array, biases: Float32Array): Float64Array {
  const scores = new Float64Array(biases);
  const count = biases.length;
  for (const [feature, value] of signs)
    for (let subject = 0; subject < count; subject++)
      scores[subject] = (scores[subject] ?? 0) + (weights[feature * count + subject] ?? 0) * value;
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Another order in each round, and the same ones every time. */
function shuffler(length: number): () => readonly number[] {
  const order = Array.from({ length }, (_, at) => at);
  let seed = 7;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  return () => {
    for (let at = length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  };
}

function packed(known: Known, weights: Float32Array, biases: Float32Array): Weights {
  const count = biases.length;
  const features = [...known].map(([feature, { at, rarity }]) => ({
    hash: hashOf(feature),
    rarity,
    weights: Array.from(
      { length: count },
      (_, subject) => [subject, weights[at * count + subject] ?? 0] as const,
    ).filter(([, weight]) => Math.abs(weight) >= weightAtLeast),
  }));
  return { biases: [...biases], features: features.filter((feature) => feature.weights.length > 0) };
}
