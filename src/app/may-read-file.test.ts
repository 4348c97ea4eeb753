import { expect, test } from "vitest";
import { type Actor, type Role, visitor } from "#domain/account/roles.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { mayReadFile } from "./may-read-file.ts";

const person = (...roles: readonly Role[]): Actor => ({ kind: "person", userId: "0", roles });

test.each([
  ["transfer_proof", "a visitor", visitor, false],
  ["transfer_proof", "a customer", person(), false],
  ["transfer_proof", "a dispatcher", person("dispatcher"), false],
  ["transfer_proof", "an admin", person("admin"), true],
  ["booking_waiver", "a dispatcher", person("dispatcher"), false],
  ["booking_waiver", "a super-user", person("super_user"), true],
  ["booking_document", "a hotel", person("hotel"), false],
  ["booking_document", "a dispatcher", person("dispatcher"), true],
  ["fuel_slip", "a driver", person("driver"), false],
  ["fuel_slip", "a provider", person("driver_provider"), false],
  ["fuel_slip", "a dispatcher", person("dispatcher"), true],
  ["vehicle_defect", "an admin", person("admin"), true],
  ["trip_photo", "a customer", person(), false],
  ["trip_photo", "another driver", person("driver"), false],
  ["trip_photo", "a dispatcher", person("dispatcher"), true],
  ["rating_photo", "a visitor, before it is published", visitor, false],
  ["something else", "a super-user", person("super_user"), false],
] as const)("%s is read by %s: %s", (kind, _who, actor, expected) =>
  inTransaction(async ({ db }) => {
    const owner = { kind, id: "00000000-0000-0000-0000-000000000000" };
    expect(await mayReadFile(db, { actor, code: undefined, owner })).toBe(expected);
  }),
);
