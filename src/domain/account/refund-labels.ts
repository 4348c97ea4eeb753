/** Shown beside a refund’s amount where someone may not refund all of it alone. */
export const aloneText = (atMostCents: number, leftCents: number): string | undefined =>
  atMostCents < leftCents
    ? "This is as much as you can refund yourself. For more, ask a super-user or a colleague who hasn’t handled this money."
    : undefined;
