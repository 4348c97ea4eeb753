import { Badge } from "#design/badge.tsx";
import type { KeptOwner } from "../contract.ts";

/** An owner’s documents at a glance. */
export const OwnerBadges = ({ owner: { open, expiring, waiting } }: { owner: KeptOwner }) => (
  <span className="ms-auto flex flex-wrap gap-1.5">
    {open > 0 && <Badge tone="bad">{open === 1 ? "1 to upload" : `${open} to upload`}</Badge>}
    {waiting > 0 && <Badge tone="info">{waiting} to verify</Badge>}
    {expiring > 0 && <Badge tone="warn">{expiring} expiring</Badge>}
    {open + expiring + waiting === 0 && <Badge tone="ok">Up to date</Badge>}
  </span>
);
