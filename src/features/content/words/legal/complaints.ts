import { companyRules } from "#domain/company/company-rules.ts";
import type { LegalDocument } from "./legal-shapes.ts";

const { guarantee, ratings } = companyRules;
const answerDays = ratings.answerHours === 24 ? "one day" : `${ratings.answerHours / 24} days`;

export const complaints: LegalDocument = {
  title: "Complaints",
  lead: "Tell us what went wrong. Our team reads every complaint, replies and puts it right.",
  metaTitle: "Complaints | {company}",
  metaDescription:
    "How to complain about a trip, a driver, a charge or how we use your information, when we reply, and who else can help.",
  version: "2026-11",
  since: "2026-11-17",
  sections: [
    {
      id: "how",
      title: "How to complain",
      rules: [
        "Call or email us, or use the contact form. Your booking reference helps us find the trip.",
        "During a trip, please call us so that we can help at once.",
        "You can also rate your driver after the trip. What you write to us in private is not published.",
      ],
    },
    {
      id: "answer",
      title: "When we reply",
      rules: [
        `A rating of ${ratings.lowAtMost} stars or fewer: within ${answerDays}.`,
        `Any other complaint: within ${guarantee.replyWorkingDays} working days, with an answer or the date by which you will have one.`,
        "We check the record of the trip, speak to the driver, and tell you what we found and what we will do.",
      ],
    },
    {
      id: "others",
      title: "Who else can help",
      rules: [
        "National Consumer Commission, for anything under the Consumer Protection Act: thencc.org.za.",
        "Western Cape Office of the Consumer Protector, for customers in the province.",
        "Information Regulator, for how we use personal information: inforegulator.org.za, POPIAComplaints@inforegulator.org.za.",
        "You can contact them at any time. You do not need our permission or our reply first.",
      ],
    },
  ],
};
