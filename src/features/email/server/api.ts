import { bind } from "#platform/bind.ts";
import { emailContract } from "../contract.ts";
import { emailFile } from "./email-file.ts";
import { listEmails } from "./list-emails.ts";
import { readEmail } from "./read-email.ts";
import { resendEmail } from "./resend-email.ts";

export const emailApi = bind(emailContract, {
  listEmails,
  readEmail,
  emailFile,
  resendEmail,
});
