import { expect, test } from "vitest";
import * as z from "zod/mini";
import { accept } from "#domain/result.ts";
import { bindByName } from "./bind.ts";
import { call, contract } from "./contract.ts";

const asked = call({ summary: "", access: "anyone", effect: "reads", input: z.object({}), output: z.object({}) });
const feesContract = contract({ waiveFee: asked });
const waiveFee = async () => accept({});

const declared = "./features/fees/contract.ts";
const home = "./features/fees/server/waive-fee.ts";

test("a call is answered by the function of its name, in the file of its name beside the contract", () => {
  const files = { [home]: { waiveFee, feeText: "R350" }, "./features/fees/server/read-fee.ts": {} };
  const bound = bindByName({ [declared]: { feesContract, refusals: { not_found: "" } } }, files);
  expect(bound).toEqual([{ call: feesContract.waiveFee, run: waiveFee }]);
});

test.each([
  [
    "there is no such file",
    { "./features/desk/server/waive-fee.ts": { waiveFee } },
    `The call waiveFee of ${declared} needs ${home}; there is no such file in ./features/fees/server/.`,
  ],
  [
    "the file exports something else",
    { [home]: { letGo: waiveFee, waiveFee: "free" } },
    `The call waiveFee of ${declared} needs a function waiveFee in ${home}, which exports none.`,
  ],
])("a call is not bound where %s", (_why, files, sentence) => {
  expect(() => bindByName({ [declared]: { feesContract } }, files)).toThrow(sentence);
});

test("a call that two contracts declare is not bound", () => {
  const other = "./features/desk/contract.ts";
  const contracts = { [declared]: { feesContract }, [other]: { deskContract: contract({ waiveFee: asked }) } };
  expect(() => bindByName(contracts, { [home]: { waiveFee } })).toThrow(
    `The call waiveFee is declared twice: in ${declared} and in ${other}.`,
  );
});
