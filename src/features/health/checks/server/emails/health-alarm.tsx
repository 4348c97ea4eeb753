import { spanText } from "#domain/health/health-status.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const healthAlarmWords = emailWords(
  "health-alarm",
  { to: "team", when: "A health check fails, or passes again." },
  {
    subject_if_urgent: "Urgent: {name}",
    subject: "Failing: {name}",
    subject_if_over: "Over: {name}",
    subject_if_alarm_severity_urgent: "Urgent",
    subject_if_not_alarm_severity_urgent: "Failing",
    title_if_over: "{name}: OK again",
    title: "{name} is failing",
    button: "Open system health",
  },
);

type Props = {
  alarm: {
    name: string;
    isOver: boolean;
    raisedAt: Date;
    measured: string;
    endedAt: Date | null;
    endedMeasured: string | null;
  };
  /** The steps, from its runbook. */
  steps: readonly string[];
  link: string;
  company: CompanyDetails;
};

/** For the people who keep the site running: a check fails, or has recovered. */
export function HealthAlarm({ alarm, steps, link, company }: Props) {
  const { name, isOver, raisedAt, endedAt } = alarm;
  const measured = isOver ? (alarm.endedMeasured ?? "") : alarm.measured;
  const lasted = endedAt ? spanText(endedAt.getTime() - raisedAt.getTime()) : "";
  return (
    <TeamFrame preview={measured} sender={company}>
      <Heading>{isOver ? healthAlarmWords.title_if_over({ name }) : healthAlarmWords.title({ name })}</Heading>
      <Paragraph>{measured}</Paragraph>
      <Facts
        facts={[
          ["Alarm since", formatMoment(raisedAt)],
          ...(endedAt ? [["Over", `${formatMoment(endedAt)}, after ${lasted}`] as const] : []),
        ]}
      />
      {!isOver && steps.map((step, at) => <Paragraph key={step}>{`${at + 1}. ${step.replaceAll("`", "")}`}</Paragraph>)}
      <Action href={link}>{healthAlarmWords.button()}</Action>
    </TeamFrame>
  );
}
