type CancellationRule = { readonly when: string; readonly what: string; readonly isFree: boolean };

/** The company's rule for every booking, in the order of the clock. */
export const cancellationRules: readonly CancellationRule[] = [
  { when: "In the first 30 minutes after booking", what: "Free of charge", isFree: true },
  { when: "Up to 12 hours before pickup", what: "Free of charge", isFree: true },
  { when: "Less than 12 hours before", what: "50% of the price", isFree: false },
  { when: "No-show", what: "The full price", isFree: false },
  { when: "Bad weather makes it impossible", what: "Free, however late", isFree: true },
];
