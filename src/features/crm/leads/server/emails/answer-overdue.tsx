import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const answerOverdueWords = emailWords(
  "answer-overdue",
  { to: "team", when: "An enquiry has had no answer in the promised time." },
  {
    subject: "Answer overdue: {name} ({reference})",
    preview: "{waiting_name} has had no answer since {promised_at}.",
    title: "{waiting_name} is waiting for an answer",
    opening_if_waiting_phone: "Please call now.",
    opening_if_not_waiting_phone: "Please reply now.",
    opening: "We promised an answer by {promised_at} but haven’t answered yet. {waiting_phone_words}",
    button: "Open enquiries",
  },
);

type Props = {
  waiting: { reference: string; name: string; email: string; phone: string; promisedAt: Date };
  link: string;
  company: CompanyDetails;
};

/** To our team: an answer is overdue. */
export function AnswerOverdue({ waiting, link, company }: Props) {
  return (
    <TeamFrame
      preview={answerOverdueWords.preview({
        waiting_name: waiting.name,
        promised_at: formatMoment(waiting.promisedAt),
      })}
      sender={company}
    >
      <Heading>{answerOverdueWords.title({ waiting_name: waiting.name })}</Heading>
      <Paragraph>
        {answerOverdueWords.opening({
          promised_at: formatMoment(waiting.promisedAt),
          waiting_phone_words: waiting.phone
            ? answerOverdueWords.opening_if_waiting_phone()
            : answerOverdueWords.opening_if_not_waiting_phone(),
        })}
      </Paragraph>
      <Facts
        facts={[
          ["Reference", waiting.reference],
          ["Name", waiting.name],
          ["Email", waiting.email],
          ["Phone", waiting.phone || "not given"],
        ]}
      />
      <Action href={link}>{answerOverdueWords.button()}</Action>
    </TeamFrame>
  );
}
