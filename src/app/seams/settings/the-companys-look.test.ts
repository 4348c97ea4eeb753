import { afterAll, beforeAll, expect, test } from "vitest";
import { pngSquare } from "#db/seed/documents.ts";
import { type OwnersAndVisitors, ownersAndVisitors } from "#testing/company/owners-and-visitors.ts";

let company: OwnersAndVisitors;
beforeAll(async () => {
  company = await ownersAndVisitors();
});
afterAll(() => company.close());

test("other colours are on the next page and in the next email of another instance; sent emails keep theirs", async () => {
  const colours = { main: "#1b7a3d", accent: "#ffd23f", deep: "#12382a" };
  const before = await company.booked();
  expect(before.emails.length).toBeGreaterThan(0);
  const pages = ["/", "/tours/table-mountain", "/booking", "/driver/dashboard", "/admin"];
  for (const page of pages) expect(await company.read(page)).not.toContain("#12382a");

  const pale = await company.ask("save-settings", {
    part: "brand",
    version: 0,
    value: { ...colours, main: "#ffd400" },
  });
  expect(JSON.stringify(pale)).toContain("1.4:1");
  const kept = await company.keptOnPhones();
  const save = () => company.ask("save-settings", { part: "brand", version: 0, value: colours });
  expect((await company.changed(save)).status).toBe(200);
  for (const page of pages) expect(await company.read(page)).toContain('<meta name="theme-color" content="#12382a">');
  expect(await company.keptOnPhones()).not.toBe(kept);
  for (const page of ["/", "/widget/NONE"])
    expect(await company.read(page), page).toContain("--primary:light-dark(#1b7a3d,");
  for (const manifest of ["/manifest.webmanifest", "/driver/app.webmanifest"])
    expect(JSON.parse(await company.read(manifest)).theme_color).toBe("#12382a");
  const after = await company.booked();
  for (const { html } of after.emails) expect(html).toContain("#12382a");
  expect((await company.booked()).emails[0]?.html).not.toMatch(/%[a-z-]+%/);
  const { rows } = await company.pool.query("select html from messages where about = $1", [
    `booking:${before.reference}`,
  ]);
  for (const { html } of rows) expect(html).not.toContain("#12382a");
}, 120_000);

test("a logo is in the head and the frame of the next page, in manifests and at the usual addresses of icons; it can be taken back", async () => {
  const send = async (side: number) => {
    const body = new Uint8Array(pngSquare(side, [27, 122, 61], [255, 255, 255]));
    const answer = await fetch(`${company.one.url}/files/v1`, { method: "POST", headers: company.team.headers, body });
    const { id, claim } = await answer.json();
    return { file_id: id, claim };
  };
  const { logo } = await company.ask("add-logo", { mark: await send(512), icon: await send(192) });
  const { brand } = await company.ask("read-settings", {});
  const save = (value: object, version: number) =>
    company.changed(() => company.ask("save-settings", { part: "brand", version, value }));
  const kept = await company.keptOnPhones();
  expect((await save({ ...brand.value, logo }, brand.version)).status).toBe(200);

  for (const page of ["/", "/driver/dashboard"])
    expect(await company.read(page)).toContain(`.logo-mark{background:url(/pictures/${logo}-512.png)`);
  expect(await company.keptOnPhones()).not.toBe(kept);
  expect(await company.keptOnPhones()).toContain(`"/pictures/${logo}-512.png"`);
  const home = await company.read("/");
  expect(home).toContain(`<link rel="icon" href="/pictures/${logo}-192.png"`);
  expect(home).not.toContain("/favicon.svg");
  for (const manifest of ["/manifest.webmanifest", "/driver/app.webmanifest"])
    expect(JSON.parse(await company.read(manifest)).icons[0].src).toBe(`/pictures/${logo}-192.png`);
  for (const address of ["/favicon.ico", "/icon-192.png", `/pictures/${logo}-512.png`]) {
    const answer = await fetch(`${company.there}${address}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
  expect((await save({ ...brand.value, logo: "" }, brand.version + 1)).status).toBe(200);
  expect(await company.read("/")).toContain("/favicon.svg");
  expect(await company.keptOnPhones()).toBe(kept);
});

test("each change was known to the other instance within two seconds of its answer", () => {
  expect(company.seconds).toHaveLength(3);
  // The notice itself takes no time; a busy machine may be late for one of them.
  expect(Math.min(...company.seconds)).toBeLessThan(2);
});
