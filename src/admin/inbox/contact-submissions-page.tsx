import { ContactSubmissions } from "./contact-submissions";

export function ContactSubmissionsPage() {
  return <ContactSubmissions />;
}
