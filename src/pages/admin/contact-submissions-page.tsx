import { ContactSubmissions } from "@/features/contact-submissions/contact-submissions";

export function ContactSubmissionsPage() {
  return <ContactSubmissions />;
}
