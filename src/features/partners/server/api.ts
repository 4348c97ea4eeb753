import { bind } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { partnersContract } from "../contract.ts";
import { answerRequest } from "./answer-request.ts";
import { makeAccessCodes } from "./make-access-codes.ts";
import { readApplication } from "./read-application.ts";
import { submitApplication } from "./submit-application.ts";

export function partnersApi({ appSecret }: Pick<Config, "appSecret">) {
  const codes = makeAccessCodes(appSecret);
  return bind(partnersContract, {
    submitApplication: (ctx, sent) => submitApplication(ctx, sent, codes),
    readApplication,
    answerRequest,
  });
}
