import { bind } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { emailContract } from "../contract.ts";
import { emailFile } from "./email-file.ts";
import { listEmails } from "./list-emails.ts";
import { readEmail } from "./read-email.ts";
import { resendEmail } from "./resend-email.ts";

export const emailApi = ({ smtpUrl }: Pick<Config, "smtpUrl">) =>
  bind(emailContract, {
    listEmails: listEmails(smtpUrl !== undefined),
    readEmail,
    emailFile,
    resendEmail,
  });
