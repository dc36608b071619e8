/** 256 short, plain words that sound different from each other, one for every byte. */
export const PHRASE_WORDS: readonly string[] =
  `acorn almond amber anchor apple apricot arrow autumn bagel bamboo banana barley basil basket beach beacon
berry bicycle birch biscuit blanket blossom bonfire border bottle bread breeze bridge bronze brook bubble bucket
butter button cabin cactus camel candle canoe canyon caramel carpet carrot castle cedar cello chalk cherry
chestnut chimney cinnamon circle citrus clover cobalt coconut coffee comet copper coral cotton cradle crayon cricket
crystal curtain daisy diamond dolphin domino donkey dragon drum eagle easel ember emerald engine evening falcon
feather fiddle finger flannel flute forest fossil fountain fox galaxy garden garlic ginger giraffe glacier goblet
gondola granite grape guitar hammer hammock harbor harvest hazel hedge helmet heron hickory honey horizon iceberg
indigo island ivory jacket jasmine jelly jigsaw jungle juniper kayak kettle kitchen kite koala ladder lagoon
lantern laurel lavender lemon leopard library lilac linen lizard lobster lotus magnet mango maple marble meadow
melon mirror mitten monkey morning mountain muffin museum mushroom napkin nectar needle noodle notebook nutmeg oasis
oatmeal ocean olive onion opal orange orbit orchard otter oyster paddle panda papaya paper parrot peach
peanut pebble pelican pencil penguin pepper piano pillow pine planet plum pocket poppy potato prairie pumpkin
puzzle quartz quilt rabbit radish raft rainbow raisin raven ribbon river robin rocket rosemary ruby saddle
saffron salmon sandal sapphire satin scarf seagull shadow shell shovel silver slipper snow sofa spinach spiral
spruce squirrel stable starling sugar summer sunset swallow table tango teapot temple thimble thunder ticket tiger
timber tomato trumpet tulip tunnel turtle umbrella valley vanilla velvet violin volcano waffle walnut willow window`.split(
    /\s+/,
  );
