import { Badge, type Tone } from "./badge.tsx";

type BadgeLineProps = { badges: readonly { readonly tone: Tone; readonly label: string }[] };

/** A status, and what else there is to say of it. */
export function BadgeLine({ badges }: BadgeLineProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {badges.map(({ tone, label }, at) => (
        <Badge key={label} tone={tone} dot={at === 0}>
          {label}
        </Badge>
      ))}
    </span>
  );
}
