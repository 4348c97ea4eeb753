import { featuresOf, hashOf } from "./message-features.ts";
import { type Subject, subjects } from "./subjects.ts";
import { bytesOf } from "./unpack-bytes.ts";
import { learned } from "./weights.gen.ts";

/** How likely it is that a message is about a subject; all of them add up to 1. */
export type Guess = { readonly subject: Subject; readonly share: number };

type Weighted = { readonly rarity: number; readonly from: number; readonly until: number };
type Model = {
  readonly features: ReadonlyMap<number, Weighted>;
  readonly subjectOf: Uint8Array;
  readonly weightOf: Int8Array;
};

/** The likely subjects of a message in English words, the likeliest first. Read from the weights that were learned from examples. */
export function recogniseSubject(message: string): readonly Guess[] {
  model ??= unpack();
  const { features, subjectOf, weightOf } = model;
  const signs = [...featuresOf(message)].flatMap(([feature, strength]) => {
    const weighted = features.get(hashOf(feature));
    return weighted ? [{ weighted, value: strength * weighted.rarity }] : [];
  });
  const length = Math.hypot(...signs.map(({ value }) => value)) || 1;
  const scores = new Float64Array(learned.biases);
  for (const { weighted, value } of signs)
    for (let at = weighted.from; at < weighted.until; at++)
      scores[subjectOf[at] ?? 0] =
        (scores[subjectOf[at] ?? 0] ?? 0) + ((weightOf[at] ?? 0) / learned.scale) * (value / length);
  return sharesOf(scores);
}

function sharesOf(scores: Float64Array): readonly Guess[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return subjects
    .map((subject, at) => ({ subject, share: (powers[at] ?? 0) / sum }))
    .sort((one, other) => other.share - one.share);
}

/** Unpacked at the first question, not at the start. */
let model: Model | undefined;

function unpack(): Model {
  const hashes = new Uint32Array(bytesOf(learned.hashes).buffer);
  const counts = bytesOf(learned.counts);
  const rarities = bytesOf(learned.rarities);
  const features = new Map<number, Weighted>();
  let from = 0;
  for (const [at, hash] of hashes.entries()) {
    const until = from + (counts[at] ?? 0);
    features.set(hash, { rarity: (rarities[at] ?? 0) / learned.rarityScale, from, until });
    from = until;
  }
  return {
    features,
    subjectOf: bytesOf(learned.subjects),
    weightOf: new Int8Array(bytesOf(learned.weights).buffer),
  };
}
