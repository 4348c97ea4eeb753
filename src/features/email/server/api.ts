import { bind } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { emailContract } from "../contract.ts";
import { listEmails } from "./list-emails.ts";
import { readEmail, readEmailFile } from "./read-email.ts";
import { resendEmail } from "./resend-email.ts";

export const emailApi = ({ smtpUrl }: Pick<Config, "smtpUrl">) =>
  bind(emailContract, {
    officeEmails: listEmails(smtpUrl !== undefined),
    officeEmail: readEmail,
    emailFile: readEmailFile,
    resendEmail,
  });
