insert into public.success_stories (updated_at, id, title, category, excerpt, content, image_url, image_alt, created_at) values ('2026-07-21T09:00:00Z', 'd90f4d78-27c0-4fec-977e-51f2d55f4243', 'Gift Sets That Survive the Courier', 'Custom Packaging', 'Candle breakage falls from 6% to 0.7% after a new insert and one drop test.', $html$
<p>A candle brand sold its gift set in a rigid box that looked right on the shelf and failed in the van. Six of every hundred sets reached the customer with a broken glass. The brand had planned to change the courier; we asked for one packed set and dropped it first.</p>
<h2>What was wrong</h2>
<p>The box failed on the first corner drop. The glasses had room to move toward the lid, and the foam below them was too soft to stop them. The box was also taller than its contents, so every parcel paid for air.</p>
<h2>What we changed</h2>
<ul>
<li>A molded pulp insert that holds each glass at the neck and the base.</li>
<li>A box 12 mm shorter, redrawn around the packed product.</li>
<li>A parcel drop and vibration test of the ISTA 3A type (a common test sequence for courier parcels). The first new sample needed a thicker wall; the second passed.</li>
<li>An order of 1,000 boxes, the printer’s minimum, five weeks from proof to finished print.</li>
</ul>
<h2>Result</h2>
<p>Breakage fell from 6% to 0.7%. Chargeable weight, the figure the courier bills, fell by 22%. The courier stayed the same, and the carton drop test is now part of every inspection before shipment.</p>
$html$, '/images/custom-packaging-1200.webp', 'Open rigid gift box with tissue and products, a color swatch fan, ribbon, paper bag and printed mailer boxes.', '2026-07-21T09:00:00Z') on conflict (id) do nothing;
