insert into public.success_stories (updated_at, id, title, category, excerpt, content, image_url, image_alt, created_at) values ('2026-10-06T09:00:00Z', 'dca085b5-3b0c-41d8-aab0-dc2b984188ec', 'Four Suppliers, a Single Container', 'Consolidation and Shipping', 'A garden retailer replaces four part-container shipments with one 40 ft high cube.', $html$
<p>A garden retailer bought tools, planters, cushions and furniture from four suppliers in four cities. Each shipped alone as LCL (less than a container load), which meant four sets of destination fees, four customs entries and four arrival dates for one spring range.</p>
<h2>The count</h2>
<p>The four lots measured 9, 14, 18 and 21 m³: 62 m³ together. A 40 ft high cube container usually takes 65-68 m³, so the whole range fitted into one, with a little room to spare.</p>
<h2>What we did</h2>
<ul>
<li>Agreed export papers and ready dates with each factory before anything moved.</li>
<li>Received the goods at our warehouse over 12 days, counted them against the packing lists and photographed each lot.</li>
<li>Relabeled 3% of the cartons, where the carton mark did not match the order.</li>
<li>Checked the empty container, planned the load with heavy cartons low, and sent photos of each stage and of the seal number.</li>
</ul>
<h2>Result</h2>
<p>Freight per m³ fell by 31%. One customs entry replaced four, and the broker worked from one file of documents. The furniture waited a few days for the last lot; the retailer accepted that, because the whole range reached its stores in the same week.</p>
$html$, '/images/warehouse-1200.webp', 'Warehouse with high pallet racks full of cartons, a forklift carrying a pallet and staff checking loads.', '2026-10-06T09:00:00Z') on conflict (id) do nothing;
