import { type PartLoad, partText } from "#domain/drive/part-seats.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const partForDriverWords = emailWords(
  "part-for-driver",
  { to: "driver", when: "A trip now takes another number of vehicles." },
  {
    subject: "Trip {reference}: your passengers have changed",
    preview: "You now take {part}.",
    title: "Your passengers have changed",
    greeting: "Hi {name},",
    opening_if_part_vehicles_1: "Trip {reference} on {at} now takes {vehicles} vehicles. You drive {vehicle}.",
    opening_if_not_part_vehicles_1: "Trip {reference} on {at} now takes one vehicle: yours.",
    opening: "{part_vehicles_1_words} You take {part}.",
  },
);

type Props = {
  company: CompanyDetails;
  name: string;
  reference: string;
  at: string;
  part: PartLoad & { readonly part: number; readonly vehicles: number };
};

/** To the driver of a trip that was split over several vehicles, or joined again. */
export const PartForDriver = ({ company, name, reference, at, part }: Props) => (
  <Frame preview={partForDriverWords.preview({ part: partText(part) })} sender={company}>
    <Heading>{partForDriverWords.title()}</Heading>
    <Paragraph>{partForDriverWords.greeting({ name })}</Paragraph>
    <Paragraph>
      {partForDriverWords.opening({
        part_vehicles_1_words:
          part.vehicles > 1
            ? partForDriverWords.opening_if_part_vehicles_1({
                reference,
                at,
                vehicles: part.vehicles,
                vehicle: vehicleText(part).toLowerCase(),
              })
            : partForDriverWords.opening_if_not_part_vehicles_1({ reference, at }),
        part: partText(part),
      })}
    </Paragraph>
    <Closing sender={company} />
  </Frame>
);
