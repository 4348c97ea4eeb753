import { Badge, type Tone } from "#design/badge.tsx";
import { type Segment, segmentLabels } from "#domain/person/segments.ts";
import type { ListedCustomer } from "../contract.ts";

const tones: Readonly<Record<Segment, Tone>> = {
  first_timer: "info",
  repeat: "ok",
  vip: "violet",
  no_show_risk: "warn",
  corporate: "neutral",
  agent_client: "neutral",
};

/** Groups by what someone has booked, then our team’s own tags. */
export const CustomerBadges = ({ customer }: { customer: Pick<ListedCustomer, "segments" | "tags"> }) => (
  <span className="flex flex-wrap gap-1.5 max-sm:justify-end">
    {customer.segments.map((segment) => (
      <Badge key={segment} tone={tones[segment]}>
        {segmentLabels[segment]}
      </Badge>
    ))}
    {customer.tags.map((tag) => (
      <Badge key={tag}>{tag}</Badge>
    ))}
  </span>
);
