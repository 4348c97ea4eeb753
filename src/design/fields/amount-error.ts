import { readMoney } from "#domain/money/money.ts";

/** The problem with an amount as it was typed, and how to write it; nothing where it can be read. */
export function amountError(text: string): string | undefined {
  const read = readMoney(text);
  if (read.ok) return undefined;
  return read.reason === "ambiguous" ? requestFor(text.trim()) : "Enter an amount like 1 299 or 1 299.50";
}

const requestFor = (text: string) => `${text} could mean two amounts. Enter it like 1 299 or 1.30`;
