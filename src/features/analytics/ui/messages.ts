/** The text for visitors about how we count visits. */
export const messages = {
  title: "May we count your visit?",
  text: "We count page views without cookies or names. May we also tell visits on the same day apart, and remember for 45 days which partner’s link brought you here?",
  undecided: "You haven’t chosen yet. If you say no, we won’t count your visits at all.",
  allow: "Allow",
  decline: "No, thanks",
  close: "Close",
  choices: "Privacy choices",
  now: { yes: "You allowed this.", no: "You said no, so your visits aren’t counted." },
  privateTitle: "We don’t count your visits",
  privateText: "Your browser asks sites not to track you. We respect that, so there is nothing for you to choose.",
} as const;
