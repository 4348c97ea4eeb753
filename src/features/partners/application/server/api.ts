import { bind } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { makeAccessCodes } from "../../server/make-access-codes.ts";
import { applicationContract } from "../contract.ts";
import { answerRequest } from "./answer-request.ts";
import { readApplication } from "./read-application.ts";
import { submitApplication } from "./submit-application.ts";

export function applicationApi({ appSecret }: Pick<Config, "appSecret">) {
  const codes = makeAccessCodes(appSecret);
  return bind(applicationContract, {
    submitApplication: (ctx, sent) => submitApplication(ctx, sent, codes),
    readApplication,
    answerRequest,
  });
}
