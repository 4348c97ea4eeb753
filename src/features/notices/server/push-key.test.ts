import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { testConfig } from "#testing/test-config.ts";
import { pushKeysFrom } from "./gateways/push-keys.ts";
import { pushKey } from "./push-key.ts";

test("a phone gets the public key and never the private one", () =>
  inTransaction(async (ctx) => {
    const keys = pushKeysFrom(testConfig.appSecret);
    expect(await pushKey(ctx)).toEqual({ ok: true, value: { key: keys.publicKey } });
  }));
