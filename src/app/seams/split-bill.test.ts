import { afterAll, beforeAll, expect, test } from "vitest";
import { aPayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
beforeAll(async () => {
  site = await openTradingSite();
});
afterAll(() => site.close());

type Share = { name: string; link: string; amount_cents: number; state: string };

const names = Array.from({ length: 9 }, (_, at) => `Friend ${at + 1}`);
type Form = { action: string; fields: { name: string; value: string }[] };

/** As a browser does: the form goes to the stand-in, and its button is pressed. */
async function payAtGateway({ action, fields }: Form): Promise<void> {
  const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const gone = await fetch(action, { method: "POST", body, redirect: "manual" });
  const page = `${site.url}${gone.headers.get("location")}`;
  await fetch(page, { method: "POST", body: new URLSearchParams({ choice: "card" }), redirect: "manual" });
}

const tokenOf = ({ link }: Share) => link.split("?s=")[1] ?? "";

test("ten pay at once, each from two devices: no cent is lost or paid twice", async () => {
  const total = 1_000_007;
  const guest = await aPayingGuest(site, {
    ...{ totalCents: total, state: "confirmed", holdUntil: null },
    pickupAt: new Date(Date.now() + 600 * 3600_000),
  });
  const others = names.map((name) => ({ name, email: "", portions: 1 }));
  const { split } = await guest.call("split-bill", { own_portions: 1, others });
  const shares: Share[] = split.shares;
  expect(shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total);

  const begin = async (share: Share): Promise<Form> => {
    const token = tokenOf(share);
    for (let tries = 0; tries < 20; tries++) {
      const shown = await (await site.call("share-to-pay", { token })).json();
      const answer = await site.call("start-share-payment", { token, expected_cents: shown.amount_cents });
      // Someone else began in between and the last cent went to another share: it is shown, and tried again.
      if (answer.status === 200) return (await answer.json()).form;
    }
    throw new Error(`${share.name} could not begin.`);
  };
  const forms = await Promise.all([...shares, ...shares].map(begin));
  const started = await guest.payments();
  expect(started).toHaveLength(10);
  expect(started.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total);

  await Promise.all(forms.slice(0, 10).map(payAtGateway));
  await guest.heard(10);
  expect(new Set((await guest.payments()).map(({ state }) => state))).toEqual(new Set(["succeeded"]));
  expect(await guest.booking()).toMatchObject({ paid_cents: total, state: "confirmed" });
  const after = await guest.call("bill-split");
  expect(after).toMatchObject({ open_cents: 0, phase: "settled" });
  expect(after.split.shares.every(({ state }: Share) => state === "paid")).toBe(true);
});
