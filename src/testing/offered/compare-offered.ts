import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Context } from "#platform/context.ts";

/** Makes the call that a button would make. */
type Ask = (ctx: Context) => Promise<{ readonly ok: boolean; readonly reason?: string }>;

/** The call of each button, by the start of its name; `null` if it does not call the server. */
export type Asks = Readonly<Record<string, Ask | null>>;

/** The names of all enabled controls, without those in closed dialogs. */
export function offeredNow(): string[] {
  const pressable = document.querySelectorAll<HTMLElement>(
    "button, a[href], input[type=checkbox], input[type=file], input[inputmode=numeric], input[inputmode=decimal]",
  );
  return [...pressable].filter((one) => isOpen(one) && !isOff(one)).map(nameOf);
}

export const isOpen = (element: HTMLElement) => element.closest("dialog:not([open]), [hidden]") === null;
export const isOff = (element: HTMLElement) =>
  element.hasAttribute("disabled") ||
  element.closest("fieldset[disabled]") !== null ||
  element.getAttribute("aria-disabled") === "true";

export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label") ?? labelOf(element) ?? element.textContent ?? "";
  return label.replace(/\s+/g, " ").trim();
}

const labelOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;

/** Whether the server accepts the call as things are. Everything it writes is rolled back. */
export async function answerTo(ctx: Context, ask: Ask): Promise<string> {
  await ctx.db.execute(sql`savepoint offered`);
  try {
    const answer = await ask(ctx);
    return answer.ok ? "taken" : `refused: ${answer.reason ?? ""}`;
  } finally {
    await ctx.db.execute(sql`rollback to savepoint offered`);
  }
}

export const keyFor = (asks: Asks, name: string): string | undefined =>
  Object.keys(asks)
    .filter((key) => name.startsWith(key))
    .toSorted((a, b) => b.length - a.length)[0];

/**
 * Checks that each enabled button is known and that the server accepts its call. Returns the keys of the
 * buttons.
 */
export async function expectTaken(ctx: Context, asks: Asks, offered = offeredNow()): Promise<string[]> {
  const answers: Record<string, string> = {};
  for (const name of new Set(offered)) {
    const key = keyFor(asks, name);
    if (key === undefined) answers[name] = "no one knows what it asks for";
    else if (asks[key]) answers[key] = await answerTo(ctx, asks[key]);
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, "taken"])));
  return Object.keys(answers);
}
