import { RatingAnswerEmail } from "#features/reviews/desk/server/emails/rating-answer.tsx";
import { RatingRequestEmail } from "#features/reviews/rating/server/emails/rating-request.tsx";
import { aCompany } from "./builders/people/a-company.ts";

const company = aCompany();
const site = "https://capetownshuttle.example";
const firstName = "Thandi";

/** What customers are asked about their trips, and what they are answered. */
export const drawnReviewEmails = {
  "rating-answer": (
    <RatingAnswerEmail
      {...{ company, firstName }}
      reference="CTS-7K3M9Q"
      text={"We’re sorry.\nThe seat is repaired."}
    />
  ),
  "rating-request": (
    <RatingRequestEmail
      {...{ company, firstName, isReminder: false, link: `${site}/rate-driver?token=abc` }}
      trip={{ title: "Airport Transfer", at: "Sat 28 Nov 2026, 14:00", from: "Canal Walk", to: "12 Kloof Street" }}
    />
  ),
};
