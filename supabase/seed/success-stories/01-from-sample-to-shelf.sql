insert into public.success_stories (updated_at, id, title, category, excerpt, content, image_url, image_alt, created_at) values ('2026-04-14T09:00:00Z', '2535f64a-50a5-4a23-ba0b-67e64bcce270', 'From Sample to Shelf: A Pet Brand’s First 1,000 Units', 'First Import', 'A first-time importer launches a dog-walking set in 14 weeks with one sample change.', $html$
<p>The brief was one photo of a dog-walking set and a question: can two people with no import history order 1,000 of these? The brand sells from the Netherlands and wanted a named factory before it paid anybody.</p>
<h2>What we did</h2>
<ul>
<li>Compared quotations from five factories on equal terms and ordered samples from two.</li>
<li>Pulled the strap on a test bench. The first buckle opened at 60 kg, so the factory fitted a stronger one and we tested again.</li>
<li>Sealed the second sample as the golden sample (the signed reference piece).</li>
<li>Placed the order: 1,000 units at US$4.10, FOB (free on board, loaded at the Chinese port).</li>
</ul>
<h2>What the inspection found</h2>
<p>Our inspector checked 80 randomly chosen sets before the balance was paid. He found no critical defect, 3 major and 6 minor ones. The limits for that lot are 0, 5 and 7, so it passed, and the founders saw every photo before deciding.</p>
<h2>Result</h2>
<p>The cartons shared a container to Rotterdam and arrived after 41 days. From photo to shelf took 14 weeks, with one sample change. The sets sold out in nine weeks. The reorder is 3,000 units from the same factory, with the same buckle.</p>
$html$, '/images/samples-1200.webp', 'Three product samples, a kettle, headphones and a backpack, on pedestals before colored arches.', '2026-04-14T09:00:00Z') on conflict (id) do nothing;
