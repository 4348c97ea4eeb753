import { ArrowRight, Pencil, Plus, Trash2 } from "lucide-react";
import { Button, type ButtonVariant, buttonClass, IconButton } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { HoldButton } from "#design/fields/hold-button.tsx";
import { PhotoButton } from "#design/fields/photo-button.tsx";
import { SlideButton } from "#design/fields/slide-button.tsx";
import { CallLink, NavigateLink } from "#design/trip-links.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const variants: readonly ButtonVariant[] = ["primary", "outline", "quiet", "danger", "paper", "ghost"];
const sizes = ["sm", "md", "lg"] as const;

/** Paper and ghost buttons are used on pictures. */
const groundOf = (variant: ButtonVariant) =>
  variant === "paper" || variant === "ghost" ? "rounded-md bg-lagoon p-3" : "p-3";

export function ButtonsSection() {
  return (
    <GallerySection id="buttons" title="Buttons">
      <Specimen title="CallLink, NavigateLink">
        <CallLink number="+27 21 555 0100" name="Nomsa Dlamini" variant="outline" />
        <NavigateLink place="Camps Bay" label="Navigate" variant="outline" />
      </Specimen>
      {variants.map((variant) => (
        <Specimen
          key={variant}
          title={variant}
          className={`flex w-fit flex-wrap items-center gap-3 ${groundOf(variant)}`}
        >
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Book now
            </Button>
          ))}
          <Button variant={variant} icon={<Plus />}>
            New booking
          </Button>
          <Button variant={variant} trailingIcon={<ArrowRight />}>
            Next
          </Button>
          <Button variant={variant} busy>
            Send
          </Button>
          <Button variant={variant} busy busyText="Sending...">
            Send
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen title="HoldButton" note="Done only when it is held for three seconds.">
        <HoldButton
          holdMs={3000}
          onHeld={() => {}}
          onTap={() => {}}
          heldLabel="Keep holding…"
          className="min-h-14 overflow-hidden rounded-pill bg-bad px-7 font-bold text-on-primary"
        >
          Hold to send
        </HoldButton>
      </Specimen>
      <Specimen title="SlideButton, FileButton, PhotoButton">
        <div className="w-full max-w-sm">
          <SlideButton label="Passenger on board" onDone={() => undefined} />
        </div>
        <FileButton
          label="Evidence (PDF)"
          read={async () => ({ name: "example.txt", type: "text/plain", content: btoa("An example") })}
        />
        <PhotoButton label="Photograph the pickup" onPhoto={async () => undefined} />
      </Specimen>
      <Specimen title="IconButton, CopyButton, link">
        {sizes.map((size) => (
          <IconButton key={size} label="Edit" size={size}>
            <Pencil />
          </IconButton>
        ))}
        <IconButton label="Delete" variant="danger">
          <Trash2 />
        </IconButton>
        <IconButton label="Add" variant="outline" disabled>
          <Plus />
        </IconButton>
        <CopyButton text="CTS-4821" label="Copy reference" />
        <a href="#buttons" className={buttonClass({ variant: "outline" })}>
          A link that looks like one
        </a>
      </Specimen>
      <Specimen title="wide" className="max-w-sm">
        <Button wide>Complete booking</Button>
      </Specimen>
    </GallerySection>
  );
}
