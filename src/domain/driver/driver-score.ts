/** A driver’s assignments of the last months in short. Those that dispatch took away count neither way. */
export type DriverEvidence = {
  readonly driven: number;
  readonly failed: number;
  /** Handed back by the driver, and how many of those within a day of the pickup. */
  readonly released: number;
  readonly releasedLate: number;
  /** Recorded arrivals at the pickup, and how many of them on time. */
  readonly arrivals: number;
  readonly arrivalsOnTime: number;
  /** Offers, and how many were answered in time, yes or no. */
  readonly offers: number;
  readonly offersAnswered: number;
  readonly declined: number;
  /** Counted customer ratings, those with four or five stars for driving, and the average out of five. */
  readonly ratings: number;
  readonly ratingsGood: number;
  readonly rating: number | null;
};

export const scoreParts = ["completion", "punctuality", "ratings", "reliability", "answers"] as const;
export type ScorePart = (typeof scoreParts)[number];

/** They add up to 100. A part without evidence is left out and the others weigh more. */
export const scoreWeights: Readonly<Record<ScorePart, number>> = {
  completion: 30,
  punctuality: 25,
  ratings: 20,
  reliability: 15,
  answers: 10,
};

export type DriverScore = {
  /** 0 to 100; null without evidence. */
  readonly score: number | null;
  readonly parts: readonly {
    readonly part: ScorePart;
    readonly weight: number;
    readonly good: number;
    readonly of: number;
    /** 0 to 100; null without evidence. */
    readonly percent: number | null;
  }[];
};

export function driverScore(evidence: DriverEvidence): DriverScore {
  const { driven, failed, released, releasedLate } = evidence;
  const accepted = driven + failed + released;
  const counts: Readonly<Record<ScorePart, readonly [good: number, of: number]>> = {
    completion: [driven, driven + failed],
    punctuality: [evidence.arrivalsOnTime, evidence.arrivals],
    ratings: [evidence.ratingsGood, evidence.ratings],
    reliability: [accepted - releasedLate, accepted],
    answers: [evidence.offersAnswered, evidence.offers],
  };
  const parts = scoreParts.map((part) => {
    const [good, of] = counts[part];
    const share = of === 0 ? null : (good / of) * 100;
    const percent = part === "ratings" ? percentOf(evidence.rating) : share;
    return { part, weight: scoreWeights[part], good, of, percent };
  });
  const known = parts.flatMap(({ percent, weight }) => (percent === null ? [] : [{ percent, weight }]));
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const total = known.reduce((sum, { percent, weight }) => sum + percent * weight, 0);
  return { score: weights === 0 ? null : Math.round(total / weights), parts };
}

/** One star is 0%, five are 100%. */
const percentOf = (rating: number | null): number | null => (rating === null ? null : ((rating - 1) / 4) * 100);
