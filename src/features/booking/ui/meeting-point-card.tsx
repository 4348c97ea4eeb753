import { Picture } from "#design/pictures/picture.tsx";
import { meetingPointOf } from "#domain/road/meeting-point.ts";
import { arrivalsHallPicture } from "#features/content/words/pictures.gen.ts";

type MeetingPointCardProps = {
  pickupLocation: string;
  /** As it stands on the driver’s board. */
  name: string;
  company: { readonly phone: string };
};

/** Where driver and passengers find each other, with a picture of it at the airport; nothing while that is to be agreed. */
export function MeetingPointCard({ pickupLocation, name, company }: MeetingPointCardProps) {
  const point = meetingPointOf({ pickupLocation, name, phone: company.phone });
  if (!point) return null;
  return (
    <section className="grid min-w-0 gap-5 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7">
      <h2 className="text-h3">Where to meet: {point.title}</h2>
      {point.kind === "airport" && (
        <Picture
          image={arrivalsHallPicture}
          sizes="(max-width: 1024px) 92vw, 46rem"
          className="aspect-[2/1] rounded-lg"
        />
      )}
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-ink-2">
        {point.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
