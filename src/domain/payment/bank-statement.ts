import { isLocalDate, type LocalDate } from "../time/local-time.ts";

export type StatementLine = {
  readonly bookedOn: LocalDate;
  /** Positive for money in, negative for money out. */
  readonly amountCents: number;
  readonly description: string;
  /** The bank's own transaction number, if the file has one. */
  readonly bankId: string | null;
};

export type Statement = {
  readonly lines: readonly StatementLine[];
  /** Rows that hold money and could not be read, as in the file. */
  readonly unread: readonly string[];
};

/** Identifies a line across statements: by the bank's number, else by everything it says. */
export function identityOf({ bookedOn, amountCents, description, bankId }: StatementLine): string {
  const said = bankId ? `id ${bankId}` : description.toUpperCase().replace(/\s+/g, " ").trim();
  return `${bookedOn} ${amountCents} ${said}`;
}

/** Two identical lines of one statement are two payments, distinguished by order: the first, the second, … */
export function numbered<Line extends StatementLine>(lines: readonly Line[]): (Line & { readonly nth: number })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = (seen.get(identityOf(line)) ?? 0) + 1;
    seen.set(identityOf(line), nth);
    return { ...line, nth };
  });
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A date as banks write it: 14/11/2026, 2026-11-14, 2026/11/14, 20261114, 14Nov2026, 14 November 2026. */
export function readDay(text: string): LocalDate | undefined {
  const clean = text.trim().replace(/[T ]\d{1,2}:\d\d.*$/, "");
  const yearFirst = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(clean);
  if (yearFirst) return dayFrom(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(clean);
  if (dayFirst) return dayFrom(dayFirst[3], dayFirst[2], dayFirst[1]);
  const named = /^(\d{1,2})[\s-]?([A-Za-z]{3})[a-z]*[\s-]?(\d{4}|\d{2})$/.exec(clean);
  const month = named ? months.indexOf((named[2] ?? "").toLowerCase()) + 1 : 0;
  return named && month > 0 ? dayFrom(named[3], String(month), named[1]) : undefined;
}

function dayFrom(year = "", month = "", day = ""): LocalDate | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isLocalDate(text) ? text : undefined;
}

/** An amount as banks write it: 1299.00, R1 299,00, 1,299.00 CR, 50.00-, (50.00), -R50. Undefined if it isn’t one. */
export function readAmount(text: string): number | undefined {
  // Removes the R of rand, and of CR and DR, whose first letter remains.
  const bare = text.replace(/zar/gi, "").replace(/[r\s\u00a0\u202f'"]/gi, "");
  const marks = /(c|d)$/i.exec(bare)?.[1]?.toLowerCase();
  const figures = bare.replace(/[cd]$/i, "");
  const isOut = marks === "d" || /^-|-$|^\(.*\)$|^−/.test(figures);
  const digits = figures.replace(/[-+−()]/g, "");
  if (!/^\d[\d.,]*$/.test(digits) && !/^[.,]\d+$/.test(digits)) return undefined;
  const cents = centsOf(digits);
  return cents === undefined ? undefined : (isOut ? -1 : 1) * cents + 0;
}

/** The last comma or full stop before one or two digits starts the cents; all others separate thousands. */
function centsOf(digits: string): number | undefined {
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, "");
  const cents = Number(whole || "0") * 100 + Number((decimal?.[1] ?? "0").padEnd(2, "0"));
  return Number.isSafeInteger(cents) && cents < 2_000_000_000 ? cents : undefined;
}
