import { expect, type Locator, type Page } from "@playwright/test";

/** The point at which a pointer grabs an element: near its start, at half its height. */
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
 * Drags an element by mouse and drops it. A late update may move it during the drag; then the drag is
 * cancelled and repeated, as a person would.
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

/** A finger presses an element until it is picked up, drags it and drops it. */
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
