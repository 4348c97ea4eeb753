import { bind } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { emailContract } from "../contract.ts";
import { listLetters } from "./list-letters.ts";
import { readLetter, readLetterFile } from "./read-letter.ts";
import { resendLetter } from "./resend-letter.ts";

export const emailApi = ({ smtpUrl }: Pick<Config, "smtpUrl">) =>
  bind(emailContract, {
    officeLetters: listLetters(smtpUrl !== undefined),
    officeLetter: readLetter,
    letterFile: readLetterFile,
    resendLetter,
  });
