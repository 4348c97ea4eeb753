import { expect, type Locator, type Page } from "@playwright/test";

/** Where a pointer takes hold of something: near its beginning, in the middle of its height. */
async function gripOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + Math.min(box.width / 2, 30), y: box.y + box.height / 2 };
}

type Dragged = {
  readonly what: Locator;
  readonly onto: Locator;
  /** The page’s text while it is held there: what dropping it would do. */
  readonly said: Locator;
};

/**
 * Carries something by mouse and lets it go. What the page reads later may move it while it is being aimed at: then it is given
 * up and taken again, as a person would.
 */
export async function dragByMouse(page: Page, { what, onto, said }: Dragged): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await what.scrollIntoViewIfNeeded();
    const from = await gripOf(what);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, (await gripOf(onto)).y, { steps: 8 });
    await expect(said).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.mouse.up();
}

/** A finger rests on something until it is held, carries it and lets go. */
export async function dragByFinger(page: Page, { what, onto, said }: Dragged): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  type Touch = "touchStart" | "touchMove" | "touchEnd" | "touchCancel";
  const send = (type: Touch, ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  let isDown = false;
  await expect(async () => {
    if (isDown) await send("touchCancel");
    await what.scrollIntoViewIfNeeded();
    const from = await gripOf(what);
    await send("touchStart", from);
    isDown = true;
    await expect(page.getByText(/^(Assign to |Drop on a row|Unassign)/)).toBeVisible({ timeout: 2000 });
    const { y } = await gripOf(onto);
    for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", { x: from.x, y: from.y + (y - from.y) * share });
    await expect(said).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await send("touchEnd");
}
