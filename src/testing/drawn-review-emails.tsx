import { MonthlyReport } from "#features/revenue/analytics/server/emails/monthly-report.tsx";
import { DisputeDecided } from "#features/reviews/desk/server/emails/dispute-decided.tsx";
import { RatingAnswerEmail } from "#features/reviews/desk/server/emails/rating-answer.tsx";
import { ReviewRejected } from "#features/reviews/desk/server/emails/review-rejected.tsx";
import { RatingRequestEmail } from "#features/reviews/rating/server/emails/rating-request.tsx";
import { aCompany } from "./builders/people/a-company.ts";

const company = aCompany();
const site = "https://capetownshuttle.example";
const firstName = "Thandi";

/** Review requests, our replies to reviews, and the owner’s monthly report. */
export const drawnReviewEmails = {
  "monthly-report": (
    <MonthlyReport
      company={company}
      month="October 2026"
      losses={["Coach Hire (−R1 200)"]}
      facts={[["Net revenue", "R12 400"]]}
      link={`${site}/admin/revenue/service`}
    />
  ),
  "dispute-decided": (
    <DisputeDecided
      company={company}
      name="Sipho"
      isUpheld
      link={`${site}/driver/dashboard/profile`}
      trip="Airport Transfer, Sat 28 Nov 2026, 14:00"
      answer="The N2 was closed, as the tracker shows."
    />
  ),
  "review-rejected": (
    <ReviewRejected
      company={company}
      firstName={firstName}
      reference="CTS-7K3M9Q"
      reason="Names a private individual"
    />
  ),
  "rating-answer": (
    <RatingAnswerEmail
      company={company}
      firstName={firstName}
      reference="CTS-7K3M9Q"
      text={"We’re sorry.\nThe seat is repaired."}
    />
  ),
  "rating-request": (
    <RatingRequestEmail
      company={company}
      firstName={firstName}
      isReminder={false}
      link={`${site}/rate-driver?token=abc`}
      stopLink={`${site}/rate-driver?token=abc&stop=1`}
      trip={{ title: "Airport Transfer", at: "Sat 28 Nov 2026, 14:00", from: "Canal Walk", to: "12 Kloof Street" }}
    />
  ),
};
