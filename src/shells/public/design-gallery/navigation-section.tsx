import { CalendarCheck, Car, Users } from "lucide-react";
import { useState } from "react";
import { Accordion } from "#design/accordion.tsx";
import { Stepper } from "#design/stepper.tsx";
import { Tabs } from "#design/tabs.tsx";
import { ThemeSwitch } from "#design/theme-switch.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const tabs = [
  { id: "trips", label: "Trips", icon: <CalendarCheck />, count: 12, content: <p>12 trips today.</p> },
  { id: "drivers", label: "Drivers", icon: <Users />, content: <p>31 drivers on the road.</p> },
  { id: "vehicles", label: "Vehicles", icon: <Car />, content: <p>36 vehicles, three in service.</p> },
];
const steps = [
  { label: "Service", note: "Choose your service" },
  { label: "Details", note: "Trip information" },
  { label: "Contact", note: "Your information" },
  { label: "Review", note: "Confirm and submit" },
];
const questions = [
  { title: "How far ahead should I book?", content: "A day ahead is comfortable. We can often manage two hours." },
  { title: "May I cancel?", content: "Cancelling is free up to 12 hours before pickup." },
  { title: "Do you have child seats?", content: "Yes, for every age, at no cost." },
];

export function NavigationSection() {
  const [step, setStep] = useState(1);
  return (
    <GallerySection id="navigation" title="Navigation">
      <Specimen title="Stepper" className="grid max-w-3xl">
        <Stepper label="Booking" steps={steps} current={step} onGoTo={setStep} />
      </Specimen>
      <Specimen title="Tabs: pill and line" className="grid gap-8 lg:grid-cols-2">
        <Tabs label="Operation" items={tabs} />
        <Tabs label="Operation again" items={tabs} variant="line" />
      </Specimen>
      <Specimen title="Accordion" className="max-w-2xl">
        <Accordion items={questions} />
      </Specimen>
      <Specimen title="ThemeSwitch">
        <ThemeSwitch />
        <ThemeSwitch variant="segmented" />
      </Specimen>
    </GallerySection>
  );
}
