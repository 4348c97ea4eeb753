import { spanText } from "#domain/health/health-status.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

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
      <Heading>{isOver ? `${name}: OK again` : `${name} is failing`}</Heading>
      <Paragraph>{measured}</Paragraph>
      <Facts
        facts={[
          ["Alarm since", formatMoment(raisedAt)],
          ...(endedAt ? [["Over", `${formatMoment(endedAt)}, after ${lasted}`] as const] : []),
        ]}
      />
      {!isOver && steps.map((step, at) => <Paragraph key={step}>{`${at + 1}. ${step.replaceAll("`", "")}`}</Paragraph>)}
      <Action href={link}>Open system health</Action>
    </TeamFrame>
  );
}
