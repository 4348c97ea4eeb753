import { fireEvent } from "@testing-library/react";
import { sql } from "drizzle-orm";
import type { ReactNode } from "react";
import { expect } from "vitest";
import type { Context } from "#platform/context.ts";
import { type Asks, answerTo, isOff, isOpen, keyFor, nameOf } from "./compare-offered.ts";
import { type Drawing, drawOnServer } from "./draw-on-server.tsx";
import { type Entries, fillIn, fillNamed } from "./fill-in.ts";

type Pressing = Drawing & {
  /** The call of some buttons, or `null` if they do not call the server. All other buttons are pressed. */
  readonly asks?: Asks;
  /** The value for a field, by the start of its label. */
  readonly entries?: Entries;
  /** Opens a tab or a row, for example, before each press. */
  readonly open?: () => void;
  /** Selects that save on change, by the start of their names: each option is tried. */
  readonly choices?: readonly string[];
  /** Buttons whose dialog explains what is missing and sends nothing, by the start of their names. */
  readonly heldBack?: readonly string[];
};
type Drawn = Awaited<ReturnType<typeof drawOnServer>>;

/** Buttons on many pages that do not call the server. */
const noRequest =
  /^(Close|Close message|Columns|Clear|Clear search|Open the calendar|Show times|Show password|(Copy|One more:|One fewer:) .*)$/;

/**
 * Presses each button of a page and confirms the dialog with the values given; the server must accept it.
 * Each press starts from a page rendered from the same rows. Returns the calls of each button, by name.
 */
export async function pressOffered(
  ctx: Context,
  page: ReactNode,
  { heldBack = [], ...pressing }: Pressing,
): Promise<Record<string, readonly string[]>> {
  const { answers, made } = await pressEach(ctx, page, pressing);
  const isHeld = (name: string) => heldBack.some((start) => name.startsWith(start));
  const expected = Object.keys(answers).map((name) => [
    name,
    isHeld(name) ? expect.stringMatching(/^count for nothing: ./) : "taken",
  ]);
  expect(answers).toEqual(Object.fromEntries(expected));
  return made;
}

async function pressEach(ctx: Context, page: ReactNode, pressing: Pressing) {
  const { entries = {}, choices = [], open, asks = {}, ...drawing } = pressing;
  const draw = async () => {
    const drawn = await drawOnServer(ctx, page, drawing);
    open?.();
    if (open) await drawn.settle();
    return drawn;
  };
  await ctx.db.execute(sql`savepoint pressed`);
  let untouched: Drawn | undefined = await draw();
  const answers: Record<string, string> = {};
  if (untouched.refused.length > 0) answers["What the page reads"] = `refused: ${untouched.refused.join(", ")}`;
  const made: Record<string, readonly string[]> = {};
  const isChosen = (name: string) => choices.some((start) => name.startsWith(start));
  for (const name of new Set([...offered().map(nameOf), ...otherChoices().filter(isChosen)])) {
    const key = keyFor(asks, name);
    const ask = key !== undefined && asks[key];
    if (ask && key) answers[key] = await answerTo(ctx, ask);
    if (key !== undefined || noRequest.test(name)) continue;
    // The page that was inspected is used for the first press.
    const drawn: Drawn = untouched ?? (await draw());
    untouched = undefined;
    const before = drawn.answered.length;
    answers[name] = await press(name, entries, drawn);
    made[name] = drawn.wrote.length > 0 ? drawn.wrote : drawn.answered.slice(before);
    await ctx.db.execute(sql`rollback to savepoint pressed`);
  }
  return { answers, made };
}

/** No dialog has more steps than this. */
const maxQuestions = 4;

async function press(name: string, entries: Entries, { answered, refused, wrote, settle }: Drawn): Promise<string> {
  const before = { answered: answered.length, dialogs: openDialogs() };
  const opened = () => openDialogs().findLast((dialog) => !before.dialogs.includes(dialog));
  fillNamed(document.body, entries);
  let button = offered().find((one) => nameOf(one) === name);
  if (!button) choose(name);
  await settle();
  let pressed = "";
  for (let count = 0; button && count < maxQuestions && refused.length + wrote.length === 0; count++) {
    if (button.form) fillIn(button.form, entries);
    fireEvent.click(button);
    await settle();
    const dialog = opened();
    if (dialog) {
      fillIn(dialog, entries);
      await settle();
    }
    const next: HTMLButtonElement | undefined = dialog && confirmationOf(dialog);
    const isSame = next !== undefined && nameOf(next) === pressed;
    pressed = next ? nameOf(next) : "";
    button = isSame ? undefined : next;
  }
  if (refused.length > 0) return `refused: ${refused.join(", ")}`;
  const isDone = wrote.length > 0 || (answered.length > before.answered && !opened());
  return isDone ? "taken" : `count for nothing: ${problemsShown()}`;
}

/** The form errors that kept it from being sent. */
const problemsShown = () =>
  [...document.querySelectorAll("[aria-live=polite], [role=alert]")]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(" ");

const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];

/**
 * Links only lead to other pages, which have their own tests, and tabs likewise. Checkboxes are sent with
 * their form.
 */
const offered = () =>
  [...document.querySelectorAll<HTMLButtonElement>("button:not([role=tab]), input[type=checkbox]")].filter(
    (one) => isOpen(one) && !isOff(one) && !one.matches("form input"),
  );

const selects = () => [...document.querySelectorAll("select")].filter((one) => isOpen(one) && !isOff(one));

/** “Role of Thandi: Desk”, for every option that is not selected. */
const choicesOf = (select: HTMLSelectElement) =>
  [...select.options]
    .filter(({ disabled, value }) => !disabled && value !== select.value)
    .map(({ value, textContent }) => ({ name: `${nameOf(select)}: ${textContent}`, value }));
const otherChoices = () => selects().flatMap((select) => choicesOf(select).map(({ name }) => name));

function choose(name: string) {
  for (const select of selects()) {
    const choice = choicesOf(select).find((one) => one.name === name);
    if (choice) fireEvent.change(select, { target: { value: choice.value } });
  }
}

/** Opens a tab. */
export function openTab(name: string): void {
  const tab = [...document.querySelectorAll("[role=tab]")].find(({ textContent }) => textContent === name);
  if (!tab) throw new Error(`There is no tab ${name}.`);
  fireEvent.mouseDown(tab);
  fireEvent.click(tab);
}

const waysOut = /^(Cancel|Close|Back|Keep .*|Not now|Go back)$/;

/** The main button of a dialog: the last one that submits or is in the footer, apart from “Cancel”. */
function confirmationOf(dialog: HTMLElement): HTMLButtonElement | undefined {
  const candidates = [...dialog.querySelectorAll<HTMLButtonElement>("footer button, button[type=submit]")];
  return candidates.filter((one) => !isOff(one) && !waysOut.test(nameOf(one))).at(-1);
}
