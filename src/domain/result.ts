/** The result of a rule or use case: success, or a declared reason for refusal. Faults are thrown instead. */
export type Result<T, R extends string = never> = Accepted<T> | Refused<R>;

export type Accepted<T> = { readonly ok: true; readonly value: T };
/** `details` go to the caller with the reason: the current record, or alternatives. */
export type Refused<R extends string> = {
  readonly ok: false;
  readonly reason: R;
  readonly details?: Readonly<Record<string, unknown>>;
};

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refuse = <const R extends string>(reason: R, details?: Readonly<Record<string, unknown>>): Refused<R> =>
  details ? { ok: false, reason, details } : { ok: false, reason };
