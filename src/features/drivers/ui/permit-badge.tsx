import { Badge, type Tone } from "#design/badge.tsx";
import type { Permit } from "../contract.ts";
import { permitText } from "./messages.ts";

const tones: Readonly<Record<Permit["standing"], Tone>> = { good: "ok", runs_out_soon: "warn", expired: "bad" };

export const PermitBadge = ({ permit }: { permit: Permit }) => (
  <Badge tone={tones[permit.standing]} dot>
    {permitText(permit)}
  </Badge>
);
