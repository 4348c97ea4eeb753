import { expect, test } from "vitest";
import { createPasswordHasher, hashPassword, PasswordsAreBusy, standardCost } from "./hash-password.ts";

const hasher = createPasswordHasher({ memory: 256, passes: 1 });

test("a password is kept as argon2id with the cost and a salt of its own", async () => {
  const [one, other] = [await hashPassword("Kloof Nek"), await hashPassword("Kloof Nek")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(standardCost).toEqual({ memory: 19_456, passes: 2 });
});

test("is right or wrong, whatever it was hashed with", async () => {
  const hash = await createPasswordHasher({ memory: 128, passes: 2 }).hash("Kloof Nek");
  expect(await hasher.check("Kloof Nek", hash)).toBe(true);
  expect(await hasher.check("kloof nek", hash)).toBe(false);
});

test.each([[undefined], [null], [""], ["plain text"], ["$argon2id$v=19$m=8,t=1,p=1$$"]])(
  "nothing is right where %s is kept",
  async (kept) => {
    expect(await hasher.check("Kloof Nek", kept)).toBe(false);
    expect(await hasher.check("", kept)).toBe(false);
  },
);

test("a crowd queues, and callers beyond the limit are asked to come back", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => hasher.hash("Kloof Nek")));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(90);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PasswordsAreBusy);
  expect(await hasher.hash("Kloof Nek")).toContain("argon2id");
});
