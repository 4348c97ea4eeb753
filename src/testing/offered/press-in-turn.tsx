import { fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect } from "vitest";
import type { Context } from "#platform/context.ts";
import { isOff, isOpen, nameOf } from "./compare-offered.ts";
import { type Drawing, drawOnServer } from "./draw-on-server.tsx";

/** A page with more buttons than this is likely rendered from too much data. */
const pressesAtMost = 150;

const pressable = () =>
  [...document.querySelectorAll<HTMLButtonElement>("button, select")].filter((one) => isOpen(one) && !isOff(one));

/** The calls that may write from this page; most pages only read. */
type Pressing = Drawing & { readonly writes?: readonly string[] };

/**
 * Presses every button of a page, one after the other, including those that appear meanwhile, and picks the
 * last option of each select. No call may be refused, and no call may write unless it is listed. Returns the
 * names.
 */
export async function pressInTurn(ctx: Context, page: ReactNode, pressing: Pressing): Promise<readonly string[]> {
  const { writes = [], ...drawing } = pressing;
  const drawn = await drawOnServer(ctx, page, drawing);
  const pressed = new Set<string>();
  const next = () => pressable().find((one) => !pressed.has(nameOf(one)));
  for (let one = next(); one && pressed.size < pressesAtMost; one = next()) {
    pressed.add(nameOf(one));
    if (one instanceof HTMLSelectElement) fireEvent.change(one, { target: { value: lastChoiceOf(one) } });
    else fireEvent.click(one);
    await drawn.settle();
    expect(drawn.refused, nameOf(one)).toEqual([]);
    expect(
      drawn.wrote.filter((call) => !writes.includes(call)),
      nameOf(one),
    ).toEqual([]);
  }
  return [...pressed];
}

const lastChoiceOf = (select: unknown) =>
  select instanceof HTMLSelectElement ? [...select.options].findLast(({ disabled }) => !disabled)?.value : undefined;
