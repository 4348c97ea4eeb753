import { type PartLoad, partText } from "#domain/drive/part-seats.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";

type Props = {
  company: CompanyDetails;
  name: string;
  reference: string;
  at: string;
  part: PartLoad & { readonly part: number; readonly vehicles: number };
};

/** To the driver of a trip that now goes in several vehicles, or in one again. */
export const PartForDriver = ({ company, name, reference, at, part }: Props) => (
  <Frame preview={`You now take ${partText(part)}.`} sender={company}>
    <Heading>Your passengers have changed</Heading>
    <Paragraph>Hi {name},</Paragraph>
    <Paragraph>
      {part.vehicles > 1
        ? `Trip ${reference} on ${at} now takes ${part.vehicles} vehicles. You drive ${vehicleText(part).toLowerCase()}.`
        : `Trip ${reference} on ${at} now takes one vehicle: yours.`}{" "}
      You take {partText(part)}.
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
