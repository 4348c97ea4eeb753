import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createCarrier } from "../mail/mail-transport.ts";

const base = fs.mkdtempSync(path.join(os.tmpdir(), "cts-modes-"));
let folder = "";
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(base, "data-"));
});
afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const modeOf = (...names: string[]) => (fs.statSync(path.join(folder, ...names)).mode & 0o777).toString(8);

const message = {
  id: "018f0000-0000-7000-8000-00000000abcd",
  template: "booking-held",
  recipient: "amira@example.com",
  sender: { name: "Us", email: "us@example.com" },
  replyTo: "",
  unsubscribeUrl: null,
  answersMessageId: null,
  subject: "Yours",
  html: "<p>Hi</p>",
  body: "Hi",
  attachments: [],
  pictures: [],
  createdAt: new Date(),
};
const keepMail = () =>
  createCarrier({ smtpUrl: undefined, from: "us@example.com", host: "example.com", dataDir: folder }).carry(message);

test("kept emails are for their owner alone", async () => {
  await keepMail();
  const [file = ""] = fs.readdirSync(path.join(folder, "mail"));
  expect([modeOf("mail"), modeOf("mail", file)]).toEqual(["700", "600"]);
});

test("emails that stood open to others are closed at the next start", async () => {
  fs.mkdirSync(path.join(folder, "mail"), { mode: 0o755 });
  fs.writeFileSync(path.join(folder, "mail", "old.eml"), "Hi", { mode: 0o644 });
  fs.chmodSync(path.join(folder, "mail"), 0o755);
  await keepMail();
  expect([modeOf("mail"), modeOf("mail", "old.eml")]).toEqual(["700", "600"]);
});

test.each([
  ["made now", () => {}],
  ["that stood open", () => fs.writeFileSync(path.join(folder, "app-secret"), "a".repeat(43), { mode: 0o644 })],
])("a secret %s is for its owner alone", (_, prepare) => {
  prepare();
  readConfig({ DATA_DIR: folder });
  expect(modeOf("app-secret")).toBe("600");
});
