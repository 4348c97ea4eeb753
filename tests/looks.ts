import { expect, type Page } from "@playwright/test";
import { barriers, barriersButColours } from "./accessibility.ts";

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
const themes = ["light", "dark"] as const;

type Look = { viewport: typeof wide; colorScheme: (typeof themes)[number]; hasColours: boolean };

/**
 * All signed-in pages use the same colours: each is looked at wide in one theme and on a phone in the other, its colours
 * in one of the two, in turn. LOOKS=all looks at each in all four.
 */
function looksOf(nth: number): readonly Look[] {
  if (process.env.LOOKS === "all")
    return [wide, phone].flatMap((viewport) =>
      themes.map((colorScheme) => ({ viewport, colorScheme, hasColours: true })),
    );
  const first = Math.floor(nth / 2) % 2;
  return [wide, phone].map((viewport, at) => ({
    viewport,
    colorScheme: themes[(nth + at) % 2] ?? "light",
    hasColours: at === first,
  }));
}

/** How long a page takes at most to be looked at. */
export const patience = looksOf(0).length * 15_000;

/** A page as it is, the nth of several: nothing sticks out, and axe finds nothing, wide and on a phone. */
export async function keepsNobodyOut(page: Page, what: string, nth: number): Promise<void> {
  for (const { viewport, colorScheme, hasColours } of looksOf(nth)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // A chart notices the new width in the next frame, and renders again after that.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, { message: `${what}: nothing sticks out` }).toBeLessThanOrEqual(viewport.width);
    const found = await (hasColours ? barriers(page) : barriersButColours(page));
    expect.soft(found, `${what}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
  }
}
