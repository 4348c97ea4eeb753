import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import { MeetingSteps } from "./meeting-steps.tsx";

const photo: UploadedPicture = {
  kind: "uploaded",
  hash: "a".repeat(32),
  width: 1600,
  height: 1200,
  widths: [640, 1600],
  alt: "Our black sedan at the kerb",
};

const drawn = (pictures: readonly UploadedPicture[], pickupLocation = "12 Kloof Street, Gardens") =>
  renderToStaticMarkup(
    <MeetingSteps
      booking={{
        firstName: "Naledi",
        lastName: "Mokoena",
        pickupLocation,
        vehicle: { name: "Sedan", drawing: "sedan", pictures },
      }}
      company={{ phone: "+27 21 555 0100" }}
      siteUrl="https://example.com"
    />,
  );

test("the first photograph of the class is shown in its own shape; until there is one, the drawing", () => {
  const shown = drawn([photo]);
  expect(shown).toContain(`src="https://example.com/pictures/${photo.hash}-1600.jpg"`);
  expect(shown).toContain('alt="Our black sedan at the kerb" width="536" height="402"');
  expect(drawn([])).toContain('src="https://example.com/art/share-fleet-sedan.jpg"');
});

test("at the airport the name board is shown, whatever the vehicle", () => {
  expect(drawn([photo], "Cape Town International Airport")).toContain("share-arrivals-hall.jpg");
});
