import { StopList } from "@/ui/stop-list";
import { guideLabels, type Guide } from "@/content/guides";

/** The planned topics of the guide, on a dashed line. */
export function GuideTopics({ groups }: { groups: Guide["topicGroups"] }) {
  return (
    <div>
      <h2 className="border-t-2 border-strong pt-4 text-d3">{guideLabels.topicsHeading}</h2>
      <StopList
        className="is-dashed mt-6"
        stops={groups.map(({ title, desk, topics }) => ({
          key: title,
          desk,
          content: (
            <>
              <h3 className="text-title">{title}</h3>
              <ul className="mt-2">
                {topics.map((topic) => (
                  <li key={topic} className="border-b border-border py-3 text-lg">
                    {topic}
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </div>
  );
}
